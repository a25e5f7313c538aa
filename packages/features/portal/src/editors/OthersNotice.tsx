import { Notice } from '@jst/ui'
import { texts } from './texts.ts'

interface OthersNoticeProps {
  others: readonly string[]
  /** The last that one of them did; '' for nothing. */
  heard: string
  /** The reader has typed something. */
  typed: boolean
}

/** Names those who have the same thing open. */
export const OthersNotice = ({ others, heard, typed }: OthersNoticeProps) =>
  others.length > 0 ? (
    <Notice tone="warning">
      {texts.others(others.join('、'))}
      {heard ? <p>{typed ? `${heard}。${texts.compareLater}` : heard}</p> : null}
    </Notice>
  ) : null
