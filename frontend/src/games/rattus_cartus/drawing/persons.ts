/** The six persons of the population cards: busts in a box of about 60 around (0, 0). */
import type { Class } from "../data";

const SKIN = "#EBC9A4";

const eyes = (y: number, left: number, right: number, color: string): string =>
  `<circle cx="${left}" cy="${y}" r="1.5" fill="${color}"/><circle cx="${right}" cy="${y}" r="1.5" fill="${color}"/>`;

export const PERSONS: Readonly<Record<Class, string>> = {
  peasantry:
    `<path d="M-18 28Q-16 18 0 18Q16 18 18 28Z" fill="#7F9440" stroke="#323D10" stroke-width="2"/>` +
    `<path d="M-12 0Q-12 16 0 18Q12 16 12 0Q0 4-12 0Z" fill="${SKIN}" stroke="#4D3A08" stroke-width="2"/>` +
    `<path d="M-22-4Q0-16 22-4Q12 2 0 2Q-12 2-22-4Z" fill="#D9B24C" stroke="#4D3A08" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-11-8Q-10-22 0-22Q10-22 11-8Z" fill="#D9B24C" stroke="#4D3A08" stroke-width="2"/>` +
    `<path d="M-11-9Q0-12.6 11-9" stroke="#8C6A1C" stroke-width="2.4" fill="none"/>` +
    `<path d="M-5 11Q0 14 5 11" stroke="#4D3A08" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
    eyes(6, -5, 5, "#4D3A08") +
    `<path d="M25 26V-14M19-14V-22M25-14V-24M31-14V-22M19-14H31" stroke="#5E4520" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  bourgeoisie:
    `<path d="M-20 28Q-16 18 0 19Q16 18 20 28Z" fill="#C98A35" stroke="#5E3606" stroke-width="2"/>` +
    `<path d="M-12-5Q-13 14 0 17Q13 14 12-6Q0-3-12-5Z" fill="${SKIN}" stroke="#3B1108" stroke-width="2"/>` +
    `<path d="M-20-6Q-22-20-4-20Q18-22 22-8Q12-4-20-6Z" fill="#7C2D1E" stroke="#3B1108" stroke-width="2"/>` +
    `<path d="M-19-8Q0-10 20-9" stroke="#B4573F" stroke-width="1.6" fill="none"/>` +
    `<path d="M-8 12Q0 9 8 12Q6 22 0 23Q-6 22-8 12Z" fill="#5A3A1E"/>` +
    eyes(3, -5, 5, "#3B1108") +
    `<circle cx="21" cy="17" r="8" fill="#F0C24B" stroke="#6E500C" stroke-width="1.8"/>` +
    `<path d="M21 13V21M18 15.4Q21 12.4 24 15.4M18 18.6Q21 21.6 24 18.6" stroke="#6E500C" stroke-width="1.3" fill="none"/>`,
  church:
    `<path d="M-18 28C-22 4-14-22 0-22C14-22 22 4 18 28Z" fill="#7B5C44" stroke="#332215" stroke-width="2"/>` +
    `<path d="M-10 0Q-12-14 0-14Q12-14 10 0Q9 12 0 14Q-9 12-10 0Z" fill="${SKIN}" stroke="#332215" stroke-width="2"/>` +
    `<path d="M-10-3Q-8-12 0-12Q8-12 10-3Q6-8 0-8Q-6-8-10-3Z" fill="#5A3A1E"/>` +
    eyes(1, -4, 4, "#332215") +
    `<path d="M-3 8H3" stroke="#332215" stroke-width="1.5" stroke-linecap="round"/>` +
    `<path d="M0 17V27M-4 20.6H4" stroke="#E9D29A" stroke-width="2.6"/>`,
  chivalry:
    `<path d="M-20 28Q-14 20 0 22Q14 20 20 28Z" fill="#5F82B6" stroke="#1B3460" stroke-width="2"/>` +
    `<path d="M-15 16V-4Q-15-22 0-22Q15-22 15-4V16Q8 22 0 22Q-8 22-15 16Z" fill="#C7CEDA" stroke="#1B3460" stroke-width="2.2"/>` +
    `<path d="M-15-3H15V4H3V20H-3V4H-15Z" fill="#1B3460"/>` +
    `<path d="M-10-9V-16M10-9V-16" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/>` +
    `<path d="M0-22Q4-32 18-30Q14-22 4-21Z" fill="#BF3B2E" stroke="#5C120B" stroke-width="1.6"/>`,
  magic:
    `<path d="M-20 28Q-16 18 0 19Q16 18 20 28Z" fill="#3D8A7C" stroke="#0C2B25" stroke-width="2"/>` +
    `<path d="M-11 1Q-11 14 0 18Q11 14 11 1Q0 3-11 1Z" fill="#D7E0B4" stroke="#0C2B25" stroke-width="2"/>` +
    `<path d="M-26-2Q0-14 26-2Q24 4 0 1Q-24 4-26-2Z" fill="#2C5F56" stroke="#0C2B25" stroke-width="2"/>` +
    `<path d="M-13-6Q-8-18-10-30Q8-24 14-6Q0-10-13-6Z" fill="#2C5F56" stroke="#0C2B25" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-13-8Q0-12 14-8" stroke="#D2A64E" stroke-width="3" fill="none"/>` +
    `<path d="M0 4L4 11L-1 11" stroke="#0C2B25" stroke-width="1.5" fill="none"/>` +
    eyes(6, -5, 6, "#0C2B25"),
  royalty:
    `<path d="M-21 28Q-17 19-11 20Q0 27 11 20Q17 19 21 28Z" fill="#86366B" stroke="#461237" stroke-width="2"/>` +
    `<path d="M-15-7H15Q15 14 0 17Q-15 14-15-7Z" fill="${SKIN}" stroke="#461237" stroke-width="2"/>` +
    `<path d="M-15 2Q-13 24 0 24Q13 24 15 2Q10 9 0 8Q-10 9-15 2Z" fill="#E9E2D4" stroke="#461237" stroke-width="1.6"/>` +
    `<path d="M-17-8L-19-24L-9-15L0-28L9-15L19-24L17-8Z" fill="#F0C24B" stroke="#6E500C" stroke-width="2" stroke-linejoin="round"/>` +
    `<circle cy="-13" r="2.6" fill="#BF3B2E"/>` +
    eyes(0, -6, 6, "#461237"),
};
