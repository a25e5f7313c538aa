import axios, { AxiosHeaders, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/**
 * An answer that the page asked for before this code was there, as a script in its head can; undefined: there is none.
 * `path`: with its query, as the request would carry it. `token`: the one the call would carry. An answer is given once.
 */
export type EarlyAnswer = (path: string, token: string | null) => Promise<Response> | undefined

/** Takes the early answer of a plain read instead of asking; one that did not come through is asked for as usual. */
export function withEarlyAnswers(early: EarlyAnswer, getToken: () => string | null, next: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const plain = config.method === 'get' && !config.responseType
    const answer = plain
      ? early(axios.getUri({ url: config.url, params: config.params, paramsSerializer: config.paramsSerializer }), getToken())
      : undefined
    const response = answer && (await read(answer, config))
    return response ?? next(config)
  }
}

async function read(answer: Promise<Response>, config: InternalAxiosRequestConfig): Promise<AxiosResponse | undefined> {
  try {
    const response = await answer
    const data = await response.text()
    const { status, statusText } = response
    return { data, status, statusText, headers: AxiosHeaders.from(Object.fromEntries(response.headers)), config }
  } catch {
    return undefined
  }
}
