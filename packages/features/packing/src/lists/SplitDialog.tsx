import type { PackedBox } from '@jst/contracts/packing'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { applyChange, combine, fieldWords, splitOff } from '@jst/packing'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { newKey } from './gridFacts.ts'
import { boxOptions, saidBy, type StepDialogProps } from './steps.ts'
import { texts } from './texts.ts'

const { splitDialog: split, combineDialog: both } = texts

const packagesOf = (boxes: readonly PackedBox[], at: string, key: string): number =>
  boxes[Number(at)]?.Lines.find(({ Key }) => Key === key)?.Packages ?? 0

/** Takes packages of a line off one box into another. */
export const SplitDialog = observer(function SplitDialog({ boxes, onDone, onClose }: StepDialogProps) {
  const first = Math.max(
    0,
    boxes.findIndex(({ Lines }) => Lines.length > 0),
  )
  const form = useForm({
    start: () => ({ From: String(first), Line: boxes[first]?.Lines[0]?.Key ?? '', Packages: '', To: 'new', BoxNo: '' }),
    fields: {
      From: { label: split.from },
      Line: { label: split.line, required: true },
      Packages: { label: '' },
      To: { label: split.to },
      BoxNo: { label: split.boxNo },
    },
    check: ({ From, Line, Packages }): Partial<Record<string, string>> =>
      /^[1-9]\d{0,8}$/.test(Packages.trim()) && Number(Packages) <= packagesOf(boxes, From, Line) ? {} : { Packages: split.how },
    save: async ({ From, Line, Packages, To, BoxNo }) => {
      const target = To === 'new' ? { BoxNo: BoxNo.trim().toUpperCase() } : Number(To)
      const change = splitOff(boxes, Number(From), [{ Key: Line, Packages: Number(Packages) }], target, newKey)
      return applyChange(boxes, change)
    },
    saved: (after) => {
      onDone(after, '')
      onClose()
    },
    unasked: true,
  })
  const { From, Line, To } = form.values
  const lines = boxes[Number(From)]?.Lines ?? []
  return (
    <FormDialog form={form} title={split.title} note={split.note} submit={split.submit} onClose={onClose}>
      <ChoiceField
        {...form.field('From')}
        options={boxOptions(boxes)}
        onChange={(at) => form.write({ From: at, Line: boxes[Number(at)]?.Lines[0]?.Key ?? '', ...(To === at ? { To: 'new' } : {}) })}
      />
      <ChoiceField
        {...form.field('Line')}
        options={lines.map(({ Key, BillNo, GoodsEn, GoodsZh, Packages }) => ({
          value: Key,
          label: split.lineOf(BillNo, GoodsEn || GoodsZh, Packages),
        }))}
      />
      <TextField {...form.field('Packages')} label={split.packages(packagesOf(boxes, From, Line))} maxLength={9} />
      <ChoiceField
        {...form.field('To')}
        options={[{ value: 'new', label: split.fresh }, ...boxOptions(boxes).filter(({ value }) => value !== From)]}
      />
      {To === 'new' ? <TextField {...form.field('BoxNo')} maxLength={15} /> : null}
    </FormDialog>
  )
})

/** Combines two lists of one box. */
export const CombineDialog = observer(function CombineDialog({ boxes, onDone, onClose }: StepDialogProps) {
  const twin = boxes.findIndex(({ BoxNo }, at) => BoxNo !== '' && boxes.findIndex((other) => other.BoxNo === BoxNo) < at)
  const form = useForm({
    start: () => ({
      First: String(twin < 0 ? 0 : boxes.findIndex(({ BoxNo }) => BoxNo === boxes[twin]!.BoxNo)),
      Second: String(twin < 0 ? 1 : twin),
    }),
    fields: { First: { label: both.first }, Second: { label: both.second } },
    check: ({ First, Second }) => {
      try {
        combine(boxes, Number(First), Number(Second), newKey)
        return {}
      } catch (error) {
        return { Second: saidBy(error) }
      }
    },
    save: async ({ First, Second }) => combine(boxes, Number(First), Number(Second), newKey),
    saved: ({ change, differs }) => {
      const said = differs
        .map(({ Field, Kept, Other }) => both.differs(texts.say(fieldWords[Field]), Kept, Other))
        .join(texts.joints.clauses)
      // places of a change are counted before it: the later one is taken out first
      onDone(
        applyChange(
          boxes,
          change.toSorted((one, other) => other.at - one.at),
        ),
        said,
      )
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={both.title} note={both.note} submit={both.submit} onClose={onClose}>
      <ChoiceField {...form.field('First')} options={boxOptions(boxes)} />
      <ChoiceField {...form.field('Second')} options={boxOptions(boxes)} />
    </FormDialog>
  )
})
