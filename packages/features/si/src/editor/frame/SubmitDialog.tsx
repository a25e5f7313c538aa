import { SiStatus, switchReason, type SiModifyReasons } from '@jst/contracts/si'
import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { Dialog, FactsTable, Notice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { Amounts } from '../../bill/ContainerTable.tsx'
import { amendReasons } from '../../declared.ts'
import { FeeLine } from '../../fees/FeeLine.tsx'
import { originalsFault, originalsOptions, originalsReasons } from '../../fees/originals.ts'
import { texts as feeWords } from '../../fees/texts.ts'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'

const words = texts.submit
export type AmendReasons = Pick<SiModifyReasons, 'ReasonCode' | 'Reason' | 'Originals' | 'Guarantee'>

interface SubmitDialogProps {
  busy: boolean
  onClose: () => void
  onSubmit: (reasons: AmendReasons) => void
}

/** Summary of the submission by bill; an amendment also needs a reason. */
export const SubmitDialog = observer(function SubmitDialog({ busy, onClose, onSubmit }: SubmitDialogProps) {
  const { model } = useEditor()
  const { session, found, behalf } = model
  // cargo that moves between bills: split or combined
  const [code, setCode] = useState(model.stored && model.bills.sent.length > 1 ? 'A07' : '')
  const [reason, setReason] = useState('')
  const [originals, setOriginals] = useState('')
  const [guarantee, setGuarantee] = useState('')
  const [isChecked, setChecked] = useState(false)
  const issued = model.stored && model.bills.sent.some(({ status }) => status === SiStatus.issued)
  const status = issued ? SiStatus.issued : model.record.status
  const ids = useId()
  const missing = !model.amends
    ? ''
    : code === ''
      ? words.reasonNeeded
      : code === 'A99' && reason.trim() === ''
        ? words.reasonTextNeeded
        : originalsFault(status, originals, guarantee, code)
  // the window focuses its close button: Enter has to confirm instead
  useEffect(() => document.getElementById(`${ids}${model.amends ? 'code' : 'go'}`)?.focus(), [ids, model])
  const submit = () => {
    setChecked(true)
    if (missing === '')
      onSubmit(
        model.amends
          ? { ReasonCode: code, ...(reason.trim() ? { Reason: reason.trim() } : {}), ...originalsReasons(status, originals, guarantee) }
          : {},
      )
  }
  const act = model.stored ? texts.acts.resubmit : texts.acts.submit
  return (
    <Dialog
      title={act}
      onClose={onClose}
      width={960}
      footer={
        <>
          <Button onClick={onClose}>{texts.acts.cancel}</Button>
          <Button id={`${ids}go`} type="primary" loading={busy} onClick={submit}>
            {act}
          </Button>
        </>
      }
    >
      <p>
        {model.stored
          ? words.askAgain(model.bills.sent.length, session.drafts.length)
          : behalf
            ? words.askBehalf(session.drafts.length, behalf.companyName)
            : words.ask(session.drafts.length)}
        {found.warnings > 0 && words.warnings(found.warnings)}
      </p>
      <FeeLine orderId={model.order.id} id={model.stored ? model.record.id : undefined} />
      {model.amends && (
        <div className="jst-stack-form">
          <label htmlFor={`${ids}code`}>
            {words.reason}
            <Select
              id={`${ids}code`}
              value={code}
              options={[
                { value: '', label: texts.form.choose },
                ...amendReasons.map(({ code: value, zh }) => ({ value, label: `${value} ${zh}` })),
              ]}
              onChange={(chosen) => {
                setCode(chosen)
                // the first set is always returned for the second
                if (chosen === switchReason && issued) setOriginals('surrender')
              }}
            />
          </label>
          <label htmlFor={`${ids}text`}>
            {words.reasonText}
            <input
              id={`${ids}text`}
              className="jst-form-input"
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          {issued && (
            <>
              <label htmlFor={`${ids}originals`}>
                {feeWords.originals.label}
                <Select id={`${ids}originals`} value={originals} options={originalsOptions()} onChange={setOriginals} />
              </label>
              {originals === 'guarantee' && (
                <label htmlFor={`${ids}guarantee`}>
                  {feeWords.originals.guarantee}
                  <input
                    id={`${ids}guarantee`}
                    className="jst-form-input"
                    maxLength={120}
                    placeholder={feeWords.originals.guaranteeHint}
                    value={guarantee}
                    onChange={(event) => setGuarantee(event.target.value)}
                  />
                </label>
              )}
            </>
          )}
          {isChecked && missing !== '' && <Notice tone="error">{missing}</Notice>}
        </div>
      )}
      <BillTable />
    </Dialog>
  )
})

const BillTable = observer(function BillTable() {
  const { model } = useEditor()
  const { session } = model
  const drafts = model.stored ? model.bills.sent : session.drafts
  const { bill, consignee, boxes, packages, weight, volume } = words.columns
  return (
    <FactsTable
      label={words.title}
      look="jst-grid-table"
      titles={[bill, consignee, boxes, packages, weight, volume]}
      numeric={[3, 4, 5]}
      rows={drafts}
      rowKey={({ id }) => id}
      renderRow={(draft) => (
        <>
          <td>{billName(draft, session.drafts.indexOf(draft))}</td>
          <td>{draft.consignee.split('\n')[0]}</td>
          <td>{boxSummary(draft.containers)}</td>
          <Amounts of={totalsOf(draft.containers)} />
        </>
      )}
      foot={
        drafts.length > 1 ? (
          <tr>
            <th scope="row" colSpan={3}>
              {words.total}
            </th>
            <Amounts of={totalsOf(drafts.flatMap(({ containers }) => containers))} />
          </tr>
        ) : null
      }
    />
  )
})
