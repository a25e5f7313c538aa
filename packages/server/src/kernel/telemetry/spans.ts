/** Attributes of a span, by the names of OpenTelemetry's semantic conventions. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>
interface OpenSpan {
  /** Runs what belongs to the span: spans that it opens are its children. */
  within<T>(work: () => T): T
  end(error?: unknown): void
}
type Opener = (name: string, facts: SpanFacts) => OpenSpan

let opener: Opener | undefined
/** By `traces.ts`, where an address for traces is set; without one nothing is measured and nothing of OpenTelemetry is loaded. */
export const openSpansWith = (given: Opener | undefined): void => void (opener = given)

/** A span around work, with its failure. */
export async function withSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  if (!opener) return work()
  const span = opener(name, facts)
  try {
    const result = await span.within(work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
export const isTraced = () => opener !== undefined
