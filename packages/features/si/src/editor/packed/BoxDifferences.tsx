import { Button } from '@arco-design/web-react'
import type { RecordedBox } from '@jst/contracts/packing'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo } from 'react'
import { HeadedTable } from '../../lists/HeadedTable.tsx'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { offersOf, type Offer } from './offers.ts'
import { texts } from './texts.ts'

const mostShown = 50

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
      <HeadedTable className="jst-compare jst-conflicts" label={texts.title} titles={several ? [box, texts.bill, ...others] : texts.titles}>
        {offers.slice(0, mostShown).map((offer) => (
          <Row key={`${offer.key} ${offer.from}`} offer={offer} several={several} />
        ))}
      </HeadedTable>
      {offers.length > mostShown && <p className="jst-muted">{texts.more(offers.length - mostShown)}</p>}
    </Section>
  )
})

const Row = observer(function Row({ offer, several }: { offer: Offer; several: boolean }) {
  const { model } = useEditor()
  const { box, label, mine, other, from, take } = offer
  const { drafts } = model.session
  const draft = drafts[offer.draft]
  return (
    <tr>
      <th scope="row">{box}</th>
      {several && <td>{draft && billName(draft, offer.draft)}</td>}
      <td>{label}</td>
      <td>
        <div className="jst-conflict-value">{mine || texts.empty}</div>
      </td>
      <td>
        <div className="jst-conflict-value">{other || texts.empty}</div>
        {take && (
          <Button
            size="mini"
            aria-label={texts.takeOf(box, label, take.label)}
            onClick={() => model.session.replaceDrafts(take.apply(model.session.drafts))}
          >
            {take.label}
          </Button>
        )}
      </td>
      <td>{from}</td>
    </tr>
  )
})
