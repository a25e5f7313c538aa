import type { AxiosRequestConfig } from 'axios'
import type { Answer } from './answer.ts'

/**
 * An answer that the page asked for before this code was there, as a script in its head can; undefined: there is none.
 * `path`: with its query, as the request would carry it. `token`: the one the call would carry. An answer is given once.
 */
export type EarlyAnswer = (path: string, token: string | null) => Promise<Response> | undefined

/** The early answer of a plain read; undefined when there is none, or when it did not come through: it is asked for as usual. */
export async function earlyAnswerOf(early: EarlyAnswer, config: AxiosRequestConfig, token: string | null): Promise<Answer | undefined> {
  if (config.method !== 'GET' || config.responseType) return undefined
  const answer = early(pathOf(config), token)
  if (!answer) return undefined
  try {
    const response = await answer
    const text = await response.text()
    return { status: response.status, headers: Object.fromEntries(response.headers), data: parsed(text) }
  } catch {
    return undefined
  }
}

function pathOf({ url = '', params }: AxiosRequestConfig): string {
  const given = Object.entries((params ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])))
  return given.length > 0 ? `${url}?${query}` : url
}

/** As axios does: what is no JSON stays text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
