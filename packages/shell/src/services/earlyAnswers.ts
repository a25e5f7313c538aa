import type { EarlyAnswer } from '@jst/api-client'

/** Requests that the boot script (`vite/boot.js`) has sent, with their token. */
interface Boot {
  readonly token: string
  readonly answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    jstBoot?: Boot
  }
}

/** Answers to the boot script's requests; each is used once, and only for a call with the same token. */
export function earlyAnswers(page: Pick<Window, 'jstBoot'>): EarlyAnswer {
  return (path, token) => {
    const { jstBoot: boot } = page
    const answer = boot?.token === token ? boot.answers[path] : undefined
    if (boot) delete boot.answers[path]
    return answer
  }
}
