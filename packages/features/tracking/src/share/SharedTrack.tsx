import { sharedTrackPage, trackShared, trackSharedFile, type TrackView } from '@jst/contracts/tracking'
import { link, useDetail, useScreenParams, useTitle, type ScreenModule, answerLanguageOf, useAnswerLanguage } from '@jst/feature-kit'
import { LinkedPage, useSharingTexts } from '@jst/feature-kit/sharing'
import { AppLink, PageFrame, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { StateTag } from '../cells/tags.tsx'
import { headFacts, ShipmentNotices, ShipmentParts, ShipmentRail, useShown } from '../detail/Shipment.tsx'
import { inLanguage } from '../inLanguage.ts'
import { texts } from './texts.ts'

const words = texts.page
export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Token = new URLSearchParams(search).get('Token')
  if (Token) app.reads.start(trackShared, { Token, ...answerLanguageOf(app, search) })
}

/** Tokens of visitors, who know a number and a second fact of the shipment, begin with this sign. */
const isVisit = (token: string) => token.startsWith('v')

/** The page of a link or of a visitor's search: one shipment for a reader without an account. */
export const Screen = inLanguage(
  observer(function SharedTrack() {
    const lang = useAnswerLanguage()
    const sharing = useSharingTexts()
    const Token = useScreenParams().get('Token') ?? ''
    const read = useDetail(trackShared, Token === '' ? undefined : { Token, ...lang })
    useTitle(read.data?.Number)
    return (
      <LinkedPage
        read={read}
        className="jst-track-public"
        lost={lang.Lang ? sharing.lost : undefined}
        lostHint={isVisit(Token) ? words.visitLost : undefined}
      >
        {(view) => <Shared view={view} token={Token} onRefresh={read.reload} />}
      </LinkedPage>
    )
  }),
)

function Shared({ view, token, onRefresh }: { view: TrackView; token: string; onRefresh: () => void }) {
  const shown = useShown()
  const acts = { file: (FileId: number) => ({ path: trackSharedFile.path, query: { Token: token, FileId } }) }
  return (
    <PageFrame
      title={words.title}
      head={
        <header className="jst-section jst-track-head">
          <h2>
            {view.Number} <StateTag row={view} />
          </h2>
          <dl className="jst-facts">
            {headFacts(view).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="jst-muted">
            {isVisit(token) ? words.visit : words.from} <TextButton onClick={onRefresh}>{words.refresh}</TextButton>
          </p>
          <LanguageLink token={token} />
        </header>
      }
    >
      <ShipmentNotices view={view} onShowConflicts={shown.showConflicts} />
      <ShipmentParts view={view} acts={acts} shown={shown} />
      <ShipmentRail view={view} acts={acts} exceptions={view.Open.length > 0} />
    </PageFrame>
  )
}

/** The same page in the other language; its name stands in that language. */
function LanguageLink({ token: Token }: { token: string }) {
  const isEnglish = useAnswerLanguage().Lang === 'en'
  return (
    <p lang={isEnglish ? 'zh-CN' : 'en'}>
      <AppLink to={link(sharedTrackPage, { Token, ...(isEnglish ? {} : { lang: 'en' }) })}>{words.otherLanguage}</AppLink>
    </p>
  )
}
