import { isLetterKind, letterKinds, makeLetters, releaseButtons, releasePages, tieLetters, type ReleaseView } from '@jst/contracts/release'
import { link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, FactGrid, Section, TextButton, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.decision
interface PapersPartProps {
  id: number
  view: ReleaseView
  onChanged: () => void
}

/** Letters that an application needs and originals that came back; letters that are missing are made here. */
export const PapersPart = observer(function PapersPart({ id, view: { Letters, Papers }, onChanged }: PapersPartProps) {
  const { api, notify } = useApp()
  const { code, path } = releaseButtons.apply
  const mayApply = usePermitted(code, path)
  const make = useAction(async () => {
    const letters = await api.call(makeLetters, { ApplicationId: id })
    notify.success(texts.letters.created(letters.length))
    onChanged()
  })
  const tie = useAction(async () => {
    const tied = await api.call(tieLetters, { ApplicationId: id })
    notify.success(texts.letters.tied(tied.length))
    onChanged()
  })
  const busy = make.busy || tie.busy
  const facts: Fact[] = [
    ...Letters.map(({ Kind, State, Id, No }) => ({
      label: isLetterKind(Kind) ? letterKinds[Kind].zh : Kind,
      value: (
        <>
          {words.letterStates[State] ?? State} {Id > 0 ? <AppLink to={link(releasePages.returns, { Letter: Id })}>{No}</AppLink> : null}
        </>
      ),
    })),
    ...Papers.map(({ No, Issued, Back }) => ({
      label: `${texts.letters.paper} ${No}`,
      value: Issued === 0 ? texts.letters.none : `${Back}/${Issued}`,
    })),
  ]
  if (facts.length === 0) return null
  const isMissing = Letters.some(({ Id }) => Id === 0)
  return (
    <Section
      title={words.letters}
      extra={
        mayApply && isMissing ? (
          <>
            <TextButton disabled={busy} onClick={() => void make.run()}>
              {texts.letters.make}
            </TextButton>
            <TextButton disabled={busy} onClick={() => void tie.run()}>
              {texts.letters.tie}
            </TextButton>
          </>
        ) : undefined
      }
    >
      <FactGrid facts={facts} />
    </Section>
  )
})
