import { boxCounts, type Line } from '@jst/contracts/document'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { divided, restsOf } from './split.ts'
import { texts } from './texts.ts'

const words = texts.divide
const namesIn = (typed: string) => [...new Set(typed.split(/[\n,，、;；]/).map((name) => name.trim()))].filter((name) => name !== '')

interface DivideDialogProps {
  parts: readonly Line[]
  onDone: (parts: Line[]) => void
  onClose: () => void
}

/** Divides the boxes of one type evenly among hauliers. */
export const DivideDialog = observer(function DivideDialog({ parts, onDone, onClose }: DivideDialogProps) {
  const types = restsOf([], parts).filter(({ Asked }) => Asked > 0)
  const askedOf = (type: string) => types.find(({ BoxType }) => BoxType === type)?.Asked ?? 0
  const form = useForm({
    start: () => ({
      Type: types[0]?.BoxType ?? '',
      Fleets: [...new Set(parts.map((part) => String(part['FleetName'] ?? '')))].filter((name) => name !== '').join('\n'),
    }),
    fields: { Type: { label: words.type }, Fleets: { label: words.fleets, required: words.none } },
    check: ({ Type, Fleets }) => (namesIn(Fleets).length > askedOf(Type) ? { Fleets: words.many(askedOf(Type)) } : {}),
    save: ({ Type, Fleets }) => Promise.resolve(divided(parts, Type, namesIn(Fleets))),
    saved: (lines) => {
      onDone(lines)
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <ChoiceField
        {...form.field('Type')}
        options={types.map(({ BoxType, Asked }) => ({ value: BoxType, label: boxCounts([{ Type: BoxType, Count: Asked }]) }))}
      />
      <LinesField {...form.field('Fleets')} hint={words.fleetsHint} maxLength={600} />
    </FormDialog>
  )
})
