import { FormDialog, useForm } from '@jst/feature-kit/form'
import { applyChange, divideBox } from '@jst/packing'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { newKey } from './gridFacts.ts'
import { boxOptions, saidBy, type StepDialogProps } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.divideDialog
const mostParts = 10

/** Parts of a ratio as people write it: `6:4`, `1：1：2`. */
function ratioOf(typed: string): number[] | undefined {
  const parts = typed
    .normalize('NFKC')
    .trim()
    .split(/\s*[:/]\s*/)
  const isRatio = parts.length >= 2 && parts.length <= mostParts && parts.every((part) => /^\d{1,6}(\.\d{1,3})?$/.test(part))
  return isRatio ? parts.map(Number) : undefined
}

/** Divides the goods of a box over several boxes by a ratio; the first part stays in it. */
export const DivideDialog = observer(function DivideDialog({ boxes, onDone, onClose }: StepDialogProps) {
  const divided = (at: string, ratio: readonly number[]) => divideBox(boxes, Number(at), { ratio }, newKey)
  const form = useForm({
    start: () => ({ From: '0', Ratio: '1:1' }),
    fields: { From: { label: words.from }, Ratio: { label: words.ratio, required: true } },
    check: ({ From, Ratio }): Partial<Record<string, string>> => {
      const ratio = ratioOf(Ratio)
      if (!ratio) return { Ratio: words.how(mostParts) }
      try {
        divided(From, ratio)
        return {}
      } catch (error) {
        return { Ratio: saidBy(error) }
      }
    },
    save: async ({ From, Ratio }) => applyChange(boxes, divided(From, ratioOf(Ratio) ?? [])),
    saved: (after) => {
      onDone(after, '')
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <ChoiceField {...form.field('From')} options={boxOptions(boxes)} />
      <TextField {...form.field('Ratio')} hint={words.how(mostParts)} maxLength={60} />
    </FormDialog>
  )
})
