import { Button } from '@arco-design/web-react'
import { vgmSheet, type VgmRow } from '@jst/contracts/manifest'
import { useDetail, useLiveReload, useAnswerLanguage } from '@jst/feature-kit'
import { MoveMany } from '@jst/feature-kit/document'
import { SendMessages } from '@jst/feature-kit/sending'
import { Countdown, ErrorView, FactsTable, formatNumber, formatText, lazyPart, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { vgmDocument as document, vgmStates } from './declared.ts'
import { texts } from './texts.ts'

const VgmDialog = lazyPart(async () => (await import('./VgmDialog.tsx')).VgmDialog)
const VgmDrawer = lazyPart(async () => (await import('./VgmDrawer.tsx')).VgmDrawer)
const { codes } = vgmStates

const inState = (rows: readonly VgmRow[], code: number) =>
  rows.flatMap(({ Id, UpdateTime, State }) => (State === code && UpdateTime !== null ? [{ Id, UpdateTime }] : []))

/** The verified gross mass of the boxes of a bill: entered together, submitted and sent together, each opened by itself. */
export const VgmSection = observer(function VgmSection({ id, staff }: { id: number; staff: boolean }) {
  const sheet = useDetail(vgmSheet, { Id: id, ...useAnswerLanguage() })
  const [open, setOpen] = useState<number | 'sheet'>()
  useLiveReload(['document/changed'], [sheet], ({ Kinds }) => Kinds.includes(document.kind))
  const { data } = sheet
  const rows = data?.Rows ?? []
  const shown = rows.find(({ Id }) => Id !== 0 && Id === open)
  const saved = inState(rows, codes.saved)
  const submitted = inState(rows, codes.submitted)
  return (
    <Section
      title={texts.title}
      extra={
        <span className="jst-line-foot">
          {data ? (
            <span className="jst-muted">
              {texts.cutoff} {data.Cutoff === null ? texts.unknown : <Countdown deadline={data.Cutoff} over={texts.late} />}
            </span>
          ) : null}
          {rows.some(({ MayWrite }) => MayWrite) ? <Button onClick={() => setOpen('sheet')}>{texts.fill}</Button> : null}
          {saved.length > 0 ? (
            <MoveMany document={document} rows={saved} side={staff ? 'staff' : 'party'} events={['submit']} onDone={sheet.reload} />
          ) : null}
          {staff && submitted.length > 0 ? <SendMessages document={document} rows={submitted} together onDone={sheet.reload} /> : null}
        </span>
      }
    >
      {sheet.error ? <ErrorView error={sheet.error} onRetry={sheet.reload} /> : null}
      {data && rows.length === 0 ? <p className="jst-muted">{texts.none}</p> : null}
      {rows.length > 0 ? (
        <FactsTable
          label={texts.title}
          titles={[...texts.titles]}
          numeric={[2, 6]}
          rows={rows}
          rowKey={({ Id, Content }) => `${Id} ${Content.BoxNo}`}
          renderRow={(row) => <Cells row={row} onOpen={() => setOpen(row.Id)} />}
        />
      ) : null}
      {open === 'sheet' && data ? <VgmDialog sheet={data} staff={staff} onSaved={sheet.reload} onClose={() => setOpen(undefined)} /> : null}
      {shown ? <VgmDrawer key={shown.Id} row={shown} staff={staff} onChanged={sheet.reload} onClose={() => setOpen(undefined)} /> : null}
    </Section>
  )
})

function Cells({ row, onOpen }: { row: VgmRow; onOpen: () => void }) {
  const { Content, State, Issues, Id } = row
  const state = vgmStates.stateOf(State)
  const facts = state === undefined ? undefined : vgmStates.states[state]
  return (
    <>
      <th scope="row">{formatText(Content.BoxNo)}</th>
      <td>
        {facts ? <StatusTag tone={facts.tone}>{facts.zh}</StatusTag> : null}
        {row.Refusal === '' ? null : <div className="jst-muted">{row.Refusal}</div>}
      </td>
      <td className="jst-right">{Content.Vgm === 0 ? '' : formatNumber(Content.Vgm)}</td>
      <td>{formatText(Content.Method)}</td>
      <td>{formatText(Content.Person)}</td>
      <td className="jst-unbroken">{formatText(Content.WeighedAt)}</td>
      <td className="jst-right">{row.InForce === 0 ? '' : formatNumber(row.InForce)}</td>
      <td>
        {Id === 0 ? null : Issues.length > 0 ? (
          <StatusTag tone={Issues.some(({ Severity }) => Severity === 'ERROR') ? 'red' : 'orange'}>
            {texts.problems(Issues.length)}
          </StatusTag>
        ) : (
          <span className="jst-muted">{texts.passes}</span>
        )}
      </td>
      <td>
        {Id === 0 ? null : (
          <TextButton aria-label={texts.openOf(Content.BoxNo)} onClick={onOpen}>
            {texts.open}
          </TextButton>
        )}
      </td>
    </>
  )
}
