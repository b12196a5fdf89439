## Bots: levels at the table, and what can be wrong with a bot's name.

bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard

bots-unknown = There is no bot “{ $bot }”. Known: { $known }.
bots-setting-unknown = The bot “{ $bot }” has no setting “{ $setting }”. { $known ->
    [none] It has none.
   *[other] Known: { $known }.
}
bots-setting-value = “{ $value }” is no value of the setting “{ $setting }” of the bot “{ $bot }”. Allowed: { $whole ->
    [yes] whole numbers
   *[no] numbers
} from { $least } to { $most }.
bots-number = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} named, but the game has seats for { $seats }.
