import { Button } from '@arco-design/web-react'
import {
  billButtons,
  billLayouts,
  billPaperFile,
  billPrinters,
  billStateCodes as codes,
  layoutForCarrier,
  printBill,
  type BillKind,
  type BillLayout,
  type BillPaper,
  type BillPaperType,
  type BillView,
} from '@jst/contracts/bills'
import { useApp, useDetail } from '@jst/feature-kit'
import { PaperDialog, type OpenPage } from '@jst/feature-kit/document'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { paperName } from './PapersPart.tsx'

const words = texts.print
interface PrintToolProps {
  kind: BillKind
  of: OpenPage
  bill: BillView
}

/** 打印: gives out a draft, a copy or an original, and shows it. */
export const PrintTool = observer(function PrintTool({ kind, of, bill }: PrintToolProps) {
  const { print } = billButtons[kind]
  const may = usePermitted(print.code, print.path)
  const [open, setOpen] = useState(false)
  const [printed, setPrinted] = useState<BillPaper>()
  const [row, state] = [of.row.data, of.state.data]
  if (!may || !row || !state || (state.State === codes.void && bill.Papers.length === 0)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open ? (
        <PrintDialog
          kind={kind}
          id={row.Id}
          state={state.State}
          carrier={String(row['Carrier'] ?? '')}
          bill={bill}
          onPrinted={(paper) => {
            setOpen(false)
            setPrinted(paper)
            of.renew()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
      {printed ? (
        <PaperDialog
          title={paperName(printed)}
          path={billPaperFile.path}
          query={{ Kind: kind, Id: row.Id, PaperId: printed.Id, Format: 'pdf' }}
          words={texts.papers}
          onClose={() => setPrinted(undefined)}
        />
      ) : null}
    </>
  )
})

/** Papers that a bill in this state gives out. */
const papersIn = (state: number, originals: number): readonly BillPaperType[] =>
  state === codes.draft || state === codes.sent ? ['draft'] : state === codes.locked && originals > 0 ? ['original', 'copy'] : ['copy']

interface PrintDialogProps {
  kind: BillKind
  id: number
  state: number
  carrier: string
  bill: BillView
  onPrinted: (paper: BillPaper) => void
  onClose: () => void
}
/** Opens once the layouts are there, since the one of the carrier is proposed. */
const PrintDialog = observer(function PrintDialog(props: PrintDialogProps) {
  const layouts = useDetail(billLayouts, {})
  return layouts.data || layouts.error ? <PrintForm {...props} layouts={layouts.data ?? []} /> : null
})

const PrintForm = observer(function PrintForm({
  kind,
  id,
  state,
  carrier,
  bill,
  layouts,
  onPrinted,
  onClose,
}: PrintDialogProps & { layouts: readonly BillLayout[] }) {
  const { api } = useApp()
  const printers = useDetail(billPrinters, {})
  const papers = papersIn(state, bill.Originals)
  // originals of an earlier lock do not count any more
  const printsOf = (no: number) =>
    bill.Papers.filter(({ Paper, No, State }) => Paper === 'original' && No === no && State === 'valid').length
  const counted = (no: number) =>
    Math.max(printsOf(no), ...bill.Papers.filter(({ No, State }) => No === no && State === 'valid').map(({ Print }) => Print))
  const numbers = Array.from({ length: bill.Originals }, (_, at) => at + 1)
  const first = numbers.find((no) => printsOf(no) === 0) ?? 1
  const isReprint = ({ Paper, No }: { Paper: string; No: string }) => Paper === 'original' && printsOf(Number(No)) > 0
  const form = useForm({
    start: () => ({
      Paper: papers[0] as string,
      No: String(first),
      LayoutId: String(layoutForCarrier(layouts, carrier)?.Id ?? 0),
      PrinterId: '',
      Reason: '',
    }),
    fields: {
      Paper: { label: words.paper },
      No: { label: words.no },
      LayoutId: { label: words.layout },
      PrinterId: { label: words.printer },
      Reason: {
        label: words.reason,
        check: (reason, values) => (isReprint(values) && reason.trim() === '' ? words.reasonNeeded : undefined),
      },
    },
    save: ({ Paper, No, LayoutId, PrinterId, Reason }) =>
      api.call(printBill, {
        Kind: kind,
        Id: id,
        Paper: Paper as BillPaperType,
        No: Paper === 'original' ? Number(No) : 0,
        LayoutId: Number(LayoutId),
        PrinterId: Number(PrinterId || 0),
        Overprint: PrinterId !== '',
        Reason: Reason.trim(),
      }),
    saved: onPrinted,
  })
  const layoutOptions = [
    { value: '0', label: texts.making.standard },
    ...layouts.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ]
  const printerOptions = [
    { value: '', label: words.whole },
    ...(printers.data ?? []).map(({ Id, Name }) => ({ value: String(Id), label: words.overprint(Name) })),
  ]
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose} roomy>
      <ChoiceField {...form.field('Paper')} options={papers.map((value) => ({ value, label: texts.papers.names[value] }))} />
      {form.values.Paper === 'original' ? (
        <ChoiceField
          {...form.field('No')}
          options={numbers.map((no) => ({
            value: String(no),
            label: words.noOf(no, bill.Originals, printsOf(no) === 0 ? 0 : counted(no)),
          }))}
        />
      ) : null}
      <ChoiceField {...form.field('LayoutId')} options={layoutOptions} />
      <ChoiceField {...form.field('PrinterId')} options={printerOptions} />
      {isReprint(form.values) ? <TextField {...form.field('Reason')} maxLength={200} /> : null}
    </FormDialog>
  )
})
