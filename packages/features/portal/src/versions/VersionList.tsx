import { DateText, EmptyState, StatusTag, TextButton } from '@jst/ui'
import { texts } from './texts.ts'

interface Version {
  readonly No: number
  readonly At: string
  readonly By: string
  /** True for the version that visitors read. */
  readonly Live: boolean
}
interface VersionListProps {
  label: string
  versions: readonly Version[]
  /** Absent: there is nothing more to look at. */
  onLook?: ((no: number) => void) | undefined
  /** Absent: the reader may not. */
  onRestore?: ((no: number) => void) | undefined
}

/** Published versions, newest first, with author, time and acts. */
export function VersionList({ label, versions, onLook, onRestore }: VersionListProps) {
  if (versions.length === 0) return <EmptyState title={texts.none} hint={texts.noneHint} />
  return (
    <ul className="jst-plain-list jst-version-list" aria-label={label}>
      {versions.map(({ No, At, By, Live }) => (
        <li key={No}>
          <strong>{texts.version(No)}</strong>
          <span className="jst-muted">
            <DateText value={At} /> {By}
          </span>
          {Live ? <StatusTag tone="green">{texts.live}</StatusTag> : null}
          <div className="jst-acts">
            {onLook ? (
              <TextButton aria-label={texts.lookAt(No)} onClick={() => onLook(No)}>
                {texts.look}
              </TextButton>
            ) : null}
            {onRestore ? (
              <TextButton aria-label={texts.restoreOf(No)} onClick={() => onRestore(No)}>
                {texts.restore}
              </TextButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
