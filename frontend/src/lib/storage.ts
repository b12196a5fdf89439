/** Small choices kept in the browser. Where storage is barred they last as long as the page. */

export interface Stored {
  read(): string | null;
  write(value: string | null): void;
}

const memory = new Map<string, string>();

/** The stored choice of this name. */
export function stored(name: string): Stored {
  const key = `pessoi-${name}`;
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      }
    },
  };
}
