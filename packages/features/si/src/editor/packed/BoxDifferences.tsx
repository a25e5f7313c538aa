import type { RecordedBox } from '@jst/contracts/packing'
import { ChoiceTable, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { offersOf } from './offers.ts'
import { texts } from './texts.ts'

/** Values of boxes that packing lists and slips of the order say otherwise, each to be taken by itself. */
export const BoxDifferences = observer(function BoxDifferences({ boxes }: { boxes: readonly RecordedBox[] }) {
  const { model } = useEditor()
  const { drafts } = model.session
  const { position } = model.view
  // typing has priority
  const rested = useDeferredValue(drafts)
  const offers = useMemo(() => offersOf(rested, boxes, position), [rested, boxes, position])
  if (offers.length === 0) return null
  const several = drafts.length > 1
  const [box, ...others] = texts.titles
  return (
    <Section title={texts.title}>
      <p className="jst-muted">{texts.hint}</p>
      <ChoiceTable
        code
        label={texts.title}
        titles={several ? [box, texts.bill, ...others] : texts.titles}
        rows={offers.map(({ key, from, label, mine, other, take, ...offer }) => ({
          key: `${key} ${from}`,
          place: offer.box,
          sides: [
            ...(several ? [{ text: billName(drafts[offer.draft]!, offer.draft) }] : []),
            { text: label },
            { text: mine || texts.empty },
            {
              text: other || texts.empty,
              act: take && {
                label: take.label,
                name: texts.takeOf(offer.box, label, take.label),
                run: () => model.session.replaceDrafts(take.apply(model.session.drafts)),
              },
            },
            { text: from },
          ],
        }))}
        more={texts.more}
      />
    </Section>
  )
})
