/** Labels of the port of loading in booking notes. */
export const loadPortWords: readonly string[] = ['起运港', '始发港', 'POL', 'Port of Loading']
