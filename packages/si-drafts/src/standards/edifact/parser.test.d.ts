/** The package has no types of its own; this is what the tests use of it. */
declare module 'edifact' {
  /** Reads an interchange piece by piece and tells of what it meets. */
  export class Parser {
    on(event: 'opensegment' | 'component', listener: (text: string) => void): this
    encoding(level: 'UNOA' | 'UNOC' | 'UNOY'): void
    write(text: string): void
    end(): void
  }
}
