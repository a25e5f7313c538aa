/** Purpose of a code; a code is valid for its purpose only. */
export type CodePurpose = 'signIn' | 'resetPassword' | 'bindMobile' | 'register'

/** The way to a mobile. Implementations must not log the code. */
export interface CodeSender {
  send(message: { readonly mobile: string; readonly code: string; readonly purpose: CodePurpose }): Promise<void>
}

const mostKept = 1_000
const patienceMs = 5_000

/** Stands in for a mobile network in a demo: keeps the last code of each number in memory. */
export class DemoOutbox implements CodeSender {
  private readonly codes = new Map<string, string>()

  send({ mobile, code }: { mobile: string; code: string }): Promise<void> {
    this.codes.delete(mobile)
    this.codes.set(mobile, code)
    if (this.codes.size > mostKept) this.codes.delete(this.codes.keys().next().value!)
    return Promise.resolve()
  }

  last(mobile: string): string | undefined {
    return this.codes.get(mobile)
  }
}

/** Hands codes to the operator's own message service: POST of `{ Mobile, Code, Purpose }` as JSON, with the secret as bearer token. */
export function webhookSender(url: string, secret: string | undefined): CodeSender {
  return {
    async send({ mobile, code, purpose }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
        body: JSON.stringify({ Mobile: mobile, Code: code, Purpose: purpose }),
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!answer.ok) throw new Error(`the message service answered ${answer.status}`)
    },
  }
}
