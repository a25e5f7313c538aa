/** What booking notes of other people call a port of loading. */
export const loadPortWords: readonly string[] = ['起运港', '始发港', 'POL', 'Port of Loading']
