import type { EntityRow } from '@jst/contracts/entity'
import { contentVersion, contentVersions, restoreContent, type ContentKind } from '@jst/contracts/portal'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { RichText } from '@jst/site'
import { Dialog, ErrorView, FactGrid, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts as words } from '../versions/texts.ts'
import { VersionList } from '../versions/VersionList.tsx'
import { texts } from './texts.ts'

interface VersionsProps {
  kind: ContentKind
  row: EntityRow
  mayRestore: boolean
  onRestored: () => void
  onClose: () => void
}

/** Published versions of a content, with preview and restore. */
export const Versions = observer(function Versions({ kind, row, mayRestore, onRestored, onClose }: VersionsProps) {
  const { api, notify } = useApp()
  const at = { Kind: kind.document.kind, Id: row.Id }
  const versions = useDetail(contentVersions, at)
  const [shown, setShown] = useState<number>()
  const said = useDetail(contentVersion, shown === undefined ? undefined : { ...at, No: shown })
  const restore = useAction(async (No: number) => {
    if (!(await notify.confirm({ title: words.restoreAsk(No), content: texts.restoreContent, ok: words.restore }))) return
    await api.call(restoreContent, { ...at, UpdateTime: row.UpdateTime, No })
    notify.success(texts.restored(No))
    onRestored()
  })
  const title = texts.versionsOf(row.NameZh)
  const long = said.data?.filter(({ Field }) => isLong(Field)) ?? []
  return (
    <Dialog title={title} place="side" width={640} onClose={onClose}>
      {versions.status === 'failed' && versions.error ? <ErrorView error={versions.error} onRetry={versions.reload} /> : null}
      {versions.data ? (
        <VersionList
          label={title}
          versions={versions.data.map(({ Author, ...version }) => ({ ...version, By: Author }))}
          onLook={setShown}
          onRestore={mayRestore ? (no) => void restore.run(no) : undefined}
        />
      ) : null}
      {shown !== undefined && said.data ? (
        <Section title={words.version(shown)}>
          <FactGrid
            facts={said.data.filter(({ Field }) => !isLong(Field)).map(({ Label, Value }) => ({ label: Label, value: String(Value) }))}
          />
          {long.map(({ Field, Label, Value }) => (
            <div key={Field} className="jst-version-text">
              <p className="jst-muted">{Label}</p>
              {Field === 'Picture' ? (
                <img className="jst-version-picture" src={`/site-picture/${String(Value)}/480`} alt={Label} />
              ) : (
                <RichText text={String(Value)} />
              )}
            </div>
          ))}
        </Section>
      ) : null}
    </Dialog>
  )
})

/** Takes a line of its own below the short facts. */
const isLong = (field: string) => field === 'Picture' || field.startsWith('Body')
