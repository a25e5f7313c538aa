import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { recordFields } from '../../declared-fields.ts'
import { useContactRight } from '../../bill/useContactRight.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { BookingCells } from './BookingCells.tsx'
import { ChoiceCell, elementId, GridCell, TextCell } from './fields.tsx'
import { FurtherNotifies } from './FurtherNotifies.tsx'
import { IssueCells } from './IssueCells.tsx'
import { PackageCell } from './PackageCell.tsx'
import { PlaceCell } from './PlaceCell.tsx'
import { RemarksCell } from './RemarksCell.tsx'
import { sectionId } from './sections.ts'

const words = texts.form

const toOrder = [words.toOrder]
const sameAsConsignee = [words.sameAsConsignee]
const noMarks = [words.noMarks]

/**
 * Form in the layout of the bill: parties, numbers and terms, routing, marks and goods. Narrow, parties stand left of the numbers; wide, in
 * one row.
 */
export const BillForm = observer(function BillForm() {
  const { model, prefix } = useEditor()
  const split = model.several || (model.valueOf('siType') ?? 1) > 1
  useJump()
  return (
    <div className="jst-bl-frame">
      <section className="jst-bl" aria-label={words.paper}>
        <div className="jst-bl-parties" id={sectionId(prefix, 'parties')}>
          <GridCell name="consignor" rows={5} />
          <GridCell name="consignee" rows={5} shortcuts={toOrder} />
          <GridCell name="notifier1" rows={5} shortcuts={sameAsConsignee} />
        </div>
        <div className="jst-bl-side">
          <div className="jst-bl-facts" id={sectionId(prefix, 'terms')}>
            <TextCell name="mblNo" />
            <BookingCells />
            {split && <TextCell name="splitMblNo" />}
            {(model.valueOf('masterBills')?.length ?? 0) > 0 && <TextCell name="mergeMblNo" />}
            <TextCell name="shipperRef" />
            <TextCell name="quotationNo" />
            <TextCell name="carrier" readOnly />
            <ChoiceCell name="goodsType" />
            <ChoiceCell name="paymentMethod" />
            <ChoiceCell name="signingMethod" />
            <ChoiceCell name="transportTerms" />
            <IssueCells />
          </div>
          <div className="jst-bl-routing" id={sectionId(prefix, 'ports')}>
            <TextCell name="vessel" />
            <TextCell name="voyage" />
            <PlaceCell name="receiptPlace" />
            <PlaceCell name="loadPort" />
            <PlaceCell name="dischargePort" />
            <PlaceCell name="deliveryPlace" />
          </div>
        </div>
        <FurtherNotifies />
        <div className="jst-bl-cargo" id={sectionId(prefix, 'cargo')}>
          <GridCell name="marks" rows={6} shortcuts={noMarks} />
          <GridCell name="goods" rows={6} />
        </div>
        <div className="jst-bl-terms">
          <TextCell name="packageCount" />
          <PackageCell />
          <TextCell name="hsCode" placeholder={words.hsHint} />
        </div>
        <Sums />
      </section>
    </div>
  )
})

/** Fields that are not printed on the bill. */
export const AsideForm = observer(function AsideForm() {
  const contacts = useContactRight()
  return (
    <Section title={words.other}>
      <div className="jst-bl-aside">
        {contacts === 'hidden' ? null : <TextCell name="emails" plain readOnly={contacts === 'view'} placeholder={words.emailsHint} />}
        <RemarksCell />
      </div>
    </Section>
  )
})

const Sums = observer(function Sums() {
  const { model } = useEditor()
  const containers = model.valueOf('containers') ?? []
  const sums = totalsOf(containers)
  return (
    <dl className="jst-bl-cell jst-bl-sums">
      <dt>{words.totals}</dt>
      <dd>{`${formatNumber(sums.packages)} ${model.valueOf('packageKind') ?? ''}`}</dd>
      <dd>{formatDecimal(sums.weight, 3)} KGS</dd>
      <dd>{formatDecimal(sums.volume, 3)} CBM</dd>
      <dd>{boxSummary(containers) || texts.none}</dd>
    </dl>
  )
})

/** Puts the focus on the field that a finding points to. */
function useJump(): void {
  const { model, prefix } = useEditor()
  const { jump } = model.view
  useEffect(() => {
    if (!jump || jump.container !== undefined || jump.masterBill !== undefined) return
    const field = jump.field ?? 'consignor'
    const element = document.getElementById(elementId(prefix, field in recordFields ? field : 'consignor'))
    element?.scrollIntoView({ block: 'center' })
    element?.focus()
    model.view.landed()
  }, [jump, model, prefix])
}
