import { shownAs, validityOf, type DocumentFile, type FileVersion } from '@jst/contracts/document'
import { DateText, Icon, Menu, StatusTag, TextButton, today, type MenuItem } from '@jst/ui'
import { useState } from 'react'
import { useDocumentTexts } from '../texts.ts'
import { sizeText } from './sizeText.ts'

const tones = { valid: 'green', due: 'orange', over: 'red' } as const

interface FileRowProps {
  file: DocumentFile
  mayWrite: boolean
  acts: FileActs
}
/** Actions on a file. */
export interface FileActs {
  readonly show: (version: FileVersion) => void
  readonly download: (version: FileVersion) => void
  readonly edit: (file: DocumentFile) => void
  readonly renew: (file: DocumentFile) => void
  readonly remove: (file: DocumentFile) => void
  readonly restore: (file: DocumentFile) => void
}

/** One file, with its former versions folded below. */
export function FileRow({ file, mayWrite, acts }: FileRowProps) {
  const words = useDocumentTexts().files
  const [open, setOpen] = useState(false)
  const { Name, ValidTo, Former, Removed } = file
  const more: MenuItem[] = [
    { key: 'renew', label: words.newVersion, onSelect: () => acts.renew(file) },
    { key: 'edit', label: words.edit, onSelect: () => acts.edit(file) },
    { key: 'remove', label: words.remove, danger: true, onSelect: () => acts.remove(file) },
  ]
  return (
    <li className="jst-file">
      <div className="jst-file-main">
        <Version version={file} acts={acts} gone={Removed} />
        {ValidTo === null ? null : (
          <StatusTag tone={tones[validityOf(ValidTo, today())]}>{words.validity[validityOf(ValidTo, today())](ValidTo)}</StatusTag>
        )}
        {Former.length > 0 ? (
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.versions(file.Version)}
          </TextButton>
        ) : null}
      </div>
      <span className="jst-row-acts">
        {Removed ? (
          mayWrite && <TextButton onClick={() => acts.restore(file)}>{words.restore}</TextButton>
        ) : (
          <>
            <TextButton aria-label={words.downloadOf(Name)} onClick={() => acts.download(file)}>
              {words.download}
            </TextButton>
            {mayWrite ? (
              <Menu label={words.more(Name)} trigger={<Icon name="more" />} triggerClassName="jst-icon-button" items={more} align="end" />
            ) : null}
          </>
        )}
      </span>
      {open ? (
        <ul className="jst-file-former">
          {Former.map((former) => (
            <li key={former.Id}>
              <Version version={former} acts={acts} gone={Removed} no />
              <TextButton
                aria-label={words.downloadOf(`${former.Name} ${words.version(former.Version)}`)}
                onClick={() => acts.download(former)}
              >
                {words.download}
              </TextButton>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Version({ version, acts, gone, no = false }: { version: FileVersion; acts: FileActs; gone: boolean; no?: boolean }) {
  const words = useDocumentTexts().files
  const { Name, Format, Size, At, AuthorName } = version
  return (
    <>
      {shownAs(Format) && !gone ? (
        <button type="button" className="jst-text-button jst-file-name" onClick={() => acts.show(version)}>
          {Name}
        </button>
      ) : (
        <span className="jst-file-name">{Name}</span>
      )}
      <span className="jst-muted">
        {no ? `${words.version(version.Version)} · ` : ''}
        {sizeText(Size)} · {AuthorName} <DateText value={At} />
      </span>
    </>
  )
}
