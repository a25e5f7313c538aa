import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { ContainerGrid } from './ContainerGrid.tsx'
import { ChoiceField, GridField, NotesField, TextField } from './fields.tsx'
import type { SiEditorModel } from './si-editor-model.ts'

const groups = texts.editor.groups

/** The form in the order of the bill: parties and routing, terms, marks and goods, containers. */
export const SiForm = observer(function SiForm({ model }: { model: SiEditorModel }) {
  const split = model.session.target > 1 || (model.session.current?.siType ?? 1) > 1
  return (
    <>
      <Section title={groups.parties}>
        <div className="jst-bill-grid">
          <GridField model={model} name="consignor" />
          <GridField model={model} name="consignee" shortcuts={['TO ORDER']} />
          <GridField model={model} name="notifier1" shortcuts={[texts.editor.sameAsConsignee]} />
          <GridField model={model} name="notifier2" rows={3} />
          <GridField model={model} name="notifier3" rows={3} />
        </div>
      </Section>
      <Section title={groups.routing}>
        <div className="jst-form-grid">
          <TextField model={model} name="carrier" readOnly />
          <TextField model={model} name="vessel" capitals />
          <TextField model={model} name="voyage" capitals />
          <TextField model={model} name="receiptPlace" capitals />
          <TextField model={model} name="loadPort" capitals />
          <TextField model={model} name="loadPortCode" readOnly />
          <TextField model={model} name="dischargePort" capitals />
          <TextField model={model} name="dischargePortCode" readOnly />
          <TextField model={model} name="deliveryPlace" capitals />
        </div>
      </Section>
      <Section title={groups.terms}>
        <div className="jst-form-grid">
          <TextField model={model} name="mblNo" capitals />
          {split && <TextField model={model} name="splitMblNo" capitals />}
          <ChoiceField model={model} name="paymentMethod" />
          <ChoiceField model={model} name="signingMethod" />
          <ChoiceField model={model} name="transportTerms" />
          <ChoiceField model={model} name="goodsType" />
          <TextField model={model} name="shipperRef" capitals />
          <TextField model={model} name="quotationNo" capitals />
        </div>
      </Section>
      <Section title={groups.cargo}>
        <div className="jst-bill-grid">
          <GridField model={model} name="marks" rows={6} shortcuts={[texts.editor.noMarks]} />
          <GridField model={model} name="goods" rows={6} />
        </div>
        <div className="jst-form-grid">
          <TextField model={model} name="packageKind" capitals />
          <TextField model={model} name="packageCount" />
          <TextField model={model} name="hsCode" />
        </div>
      </Section>
      <Section title={groups.containers}>
        <ContainerGrid model={model} />
      </Section>
      <Section title={groups.other}>
        <div className="jst-form-grid">
          <TextField model={model} name="emails" />
        </div>
        <NotesField model={model} />
      </Section>
    </>
  )
})
