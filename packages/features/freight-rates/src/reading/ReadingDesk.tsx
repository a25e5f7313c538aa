import { Button } from '@arco-design/web-react'
import {
  dropReading,
  postPath,
  readingPath,
  saveReading,
  takeReading,
  undoReading,
  type OpenReading,
  type ReadingSide,
} from '@jst/contracts/freight-rates'
import { link, useAction, useApp, useConfirmed } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, EmptyState, Notice, Panel, TextButton } from '@jst/ui'
import { useState } from 'react'
import { BeginReading } from './BeginReading.tsx'
import { MarkedText } from './MarkedText.tsx'
import { Questions } from './Questions.tsx'
import { ReadActions } from './ReadActions.tsx'
import { isReady, ReadRows } from './ReadRows.tsx'
import { texts } from './texts.ts'

interface ReadingDeskProps {
  opened: OpenReading
  sides: readonly ReadingSide[]
  /** The text as the server has it now. */
  onChange: (opened: OpenReading) => void
}

/** A text on the left, what it leaves open on the right, and the rates that come of it below. */
export function ReadingDesk({ opened, sides, onChange }: ReadingDeskProps) {
  const { api, notify, navigate } = useApp()
  const confirmed = useConfirmed()
  const { Record, Reading } = opened
  const [editing, setEditing] = useState(false)
  const [at, setAt] = useState<string>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const mayPublish = usePermitted('publish', postPath)
  const version = { Id: Record.Id, UpdateTime: Record.UpdateTime }
  const answer = useAction(async (id: string, value: string) => {
    const { [id]: _, ...others } = opened.Answers
    const { Text, Source, Side, HiddenLines, HiddenColumns } = opened
    const Answers = value === '' ? others : { ...others, [id]: value }
    onChange(await api.call(saveReading, { ...version, Text, Source, Side, HiddenLines, HiddenColumns, Answers }))
  })
  const take = useAction(async (Rows: readonly string[]) => {
    const next = await confirmed((sure) => api.call(takeReading, { ...version, Rows: [...Rows], ...sure }))
    onChange(next)
    notify.success(texts.rows.taken(next.Record.Taken - Record.Taken))
  })
  const undo = useAction(async () => {
    const { undoAsk: title, undoContent: content, undo: ok } = texts.rows
    if (!(await notify.confirm({ title, content, ok }))) return
    const { Removed, Kept, Reading: next } = await api.call(undoReading, version)
    onChange(next)
    notify.success(texts.rows.undone(Removed, Kept.join('、')))
  })
  const drop = useAction(async () => {
    const { State } = await api.call(dropReading, version)
    notify.success(State === 'dropped' ? texts.dropped : texts.takenUp)
    navigate(readingPath)
  })
  const busy = answer.busy || take.busy || undo.busy || drop.busy
  const ready = Reading.Rows.filter(isReady).map(({ Id }) => Id)
  const chosen = new Set(ready.filter((id) => !left.has(id)))
  const createdRates = [...Reading.Rows, ...Reading.Actions.flatMap(({ Rows }) => Rows)].flatMap(({ Rate }) => Rate ?? [])
  return (
    <div className="jst-rate-post">
      <Warnings opened={opened} />
      <div className="jst-read-desk">
        {editing ? (
          <BeginReading
            opened={opened}
            sides={sides}
            onCancel={() => setEditing(false)}
            onRead={(next) => {
              setEditing(false)
              onChange(next)
            }}
          />
        ) : (
          <Panel title={texts.marked.title} extra={<TextButton onClick={() => setEditing(true)}>{texts.marked.edit}</TextButton>}>
            <MarkedText opened={opened} onQuestion={setAt} />
          </Panel>
        )}
        <Questions opened={opened} busy={busy} at={at} onAnswer={(id, value) => void answer.run(id, value)} />
      </div>
      <ReadActions opened={opened} busy={busy} onTake={(rows) => void take.run(rows)} />
      <Panel title={texts.rows.title(Reading.Rows.length)}>
        {Reading.Rows.length === 0 ? <EmptyState title={texts.rows.none} hint={texts.rows.noneHint} /> : null}
        {Reading.Rows.length > 0 ? (
          <ReadRows
            opened={opened}
            rows={Reading.Rows}
            chosen={chosen}
            onChoose={(ids, choose) => setLeft(choose ? new Set([...left].filter((id) => !ids.includes(id))) : new Set([...left, ...ids]))}
          />
        ) : null}
        <div className="jst-rate-acts">
          <AppLink to={readingPath}>{texts.back}</AppLink>
          {createdRates.length === 0 ? (
            <Button disabled={busy} onClick={() => void drop.run()}>
              {Record.State === 'dropped' ? texts.takeUp : texts.drop}
            </Button>
          ) : (
            <>
              <Button disabled={busy} onClick={() => void undo.run()}>
                {texts.rows.undo}
              </Button>
              {mayPublish ? (
                <Button onClick={() => navigate(link(postPath, { Ids: createdRates.map(({ Id }) => Id).join(',') }))}>
                  {texts.rows.publish}
                </Button>
              ) : null}
            </>
          )}
          {Reading.Rows.length > 0 ? (
            <Button type="primary" disabled={chosen.size === 0} loading={take.busy} onClick={() => void take.run([...chosen])}>
              {texts.rows.take(chosen.size)}
            </Button>
          ) : null}
        </div>
      </Panel>
    </div>
  )
}

type Kind = keyof typeof texts.warnings
function Warnings({ opened: { Reading } }: { opened: OpenReading }) {
  const said = new Set(Reading.Warnings.map(({ Kind, Text }) => texts.warnings[Kind as Kind](Text)))
  return said.size > 0 ? (
    <Notice tone="warning">
      {[...said].map((words) => (
        <div key={words}>{words}</div>
      ))}
    </Notice>
  ) : null
}
