import { Button } from '@arco-design/web-react'
import { customerReleasePages, letterStates, ownLetter, ownLetterFile } from '@jst/contracts/release'
import { useBack, useDetail, useScreenId, useTitle, type ScreenModule } from '@jst/feature-kit'
import { PaperDialog } from '@jst/feature-kit/document'
import { AppLink, DateText, DetailPage, EmptyState, FactGrid, FactsTable, formatMoney, formatText, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LetterTag } from './LetterOfGuarantee.tsx'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

/** Letters that are not printed any more. */
const over: readonly number[] = [letterStates.codes.revoked, letterStates.codes.expired]
/** 保函详情: the wording of a letter with what was done with it. Nothing of the decision that it stands for is shown. */
const LetterPage = observer(function LetterPage() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const letter = useDetail(ownLetter, id === undefined ? undefined : { Id: id })
  const found = letter.data
  const [isOpen, setOpen] = useState(false)
  useTitle(found?.No)
  if (id === undefined || letter.status === 'empty')
    return <EmptyState asPage title={texts.missing} action={<AppLink to={customerReleasePages.letters}>{texts.back}</AppLink>} />
  return (
    <DetailPage
      title={found?.No ?? texts.detail}
      trail={[{ label: texts.title, to: customerReleasePages.letters }]}
      onBack={onBack}
      status={found ? <LetterTag state={found.State} /> : undefined}
      actions={
        found && !over.includes(found.State) ? (
          <Button type="primary" onClick={() => setOpen(true)}>
            {texts.print}
          </Button>
        ) : undefined
      }
      facts={
        found
          ? [
              { label: texts.kind, value: texts.kinds[found.KindOf] ?? found.KindOf },
              { label: texts.forwarder, value: found.Forwarder },
              { label: texts.validTo, value: found.ValidTo || texts.endless },
            ]
          : []
      }
      state={letter.status === 'failed' ? 'failed' : found ? 'ready' : 'loading'}
      error={letter.error}
      onRetry={letter.reload}
    >
      {found ? (
        <>
          <Section title={texts.wording}>
            {(texts.english ? found.TextEn : found.TextZh).split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
            <FactGrid
              facts={[
                { label: texts.bills, value: formatText(found.BillNos) },
                { label: texts.vessel, value: formatText(found.Vessel) },
                { label: texts.consignee, value: formatText(found.Consignee) },
                { label: texts.boxes, value: formatText(found.Boxes) },
                { label: texts.amount, value: found.Amount === '' ? formatText('') : formatMoney(found.Amount, 'CNY') },
              ]}
            />
          </Section>
          <Section title={texts.steps}>
            <FactsTable
              label={texts.steps}
              titles={texts.stepTitles}
              rows={found.Steps}
              rowKey={(_one, at) => at}
              renderRow={({ Event, At }) => (
                <>
                  <th scope="row">{texts.events[Event] ?? Event}</th>
                  <td>
                    <DateText value={At} />
                  </td>
                </>
              )}
            />
          </Section>
        </>
      ) : null}
      {isOpen && found ? (
        <PaperDialog
          title={found.No}
          path={ownLetterFile.path}
          query={{ Id: id, Language: texts.english ? 'en' : 'zh', Format: 'pdf' }}
          words={texts}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </DetailPage>
  )
})
export const Screen = inLanguage(LetterPage)
export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (Id > 0) app.reads.start(ownLetter, { Id })
}
