import { newBrowserPorts, type BrowserPorts } from '../../keeping/index.ts'

export const localPrefix = 'jst:draft:'
/** Key of a draft in this browser; `owner` keeps those of two people on one machine apart. */
export const localKey = (owner: string, kind: string, key: string): string => `${localPrefix}${owner}:${kind}:${key}`

let shared: BrowserPorts | undefined
/** One for all drafts of this page. */
export function draftPorts(): BrowserPorts {
  shared ??= newBrowserPorts()
  return shared
}
