/** A smoke run (`--smoke`): it shows that every entry still works, with little of everything, and judges nothing. Set for programs of their own process, too. */
export const isSmoke = process.env['BENCH_SMOKE'] === '1'
/** How much there is of something: as it is measured, or as a smoke run has it. */
export const sized = (measured: number, smoke: number): number => (isSmoke ? smoke : measured)
/** Rounds of a measurement that needs at least so many to say something; one in a smoke run. */
export const roundsOf = ({ rounds }: { readonly rounds: number }, least: number): number => (isSmoke ? 1 : Math.max(least, rounds))
