import type { Token, TokenOf } from './tokens.ts'

/** True of a sign that is one of `signs`. */
export const isSign = (token: Token | undefined, ...signs: string[]) => token?.is === 'sign' && signs.includes(token.sign)

/** Reads tokens one after the other. */
export class Cursor {
  at = 0
  readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  get here(): Token | undefined {
    return this.tokens[this.at]
  }
  peek(by = 1): Token | undefined {
    return this.tokens[this.at + by]
  }
  take(): Token {
    this.at += 1
    return this.tokens[this.at - 1]!
  }
  /** The token here if it is of that kind. */
  when<K extends Token['is']>(is: K): TokenOf<K> | undefined {
    return this.here?.is === is ? (this.take() as TokenOf<K>) : undefined
  }
  skip(...signs: string[]): boolean {
    if (!isSign(this.here, ...signs)) return false
    this.at += 1
    return true
  }
}
