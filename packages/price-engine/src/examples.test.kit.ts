/** Number, name and result as in the table of docs/areas/freight-rates.md, and how the engine gets there. */
export type Example = readonly [no: number, name: string, expected: string, by: () => string | undefined]
