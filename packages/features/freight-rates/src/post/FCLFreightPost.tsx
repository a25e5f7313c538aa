import { mostPublished, type PublishOutcome } from '@jst/contracts/freight-rates'
import { useScreenParams } from '@jst/feature-kit'
import { PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { rateView } from '../views/rateView.tsx'
import { PublishCheck } from './PublishCheck.tsx'
import { PublishResult } from './PublishResult.tsx'
import { PublishSteps } from './PublishSteps.tsx'
import { TakeChosen, type Chosen } from './PublishTool.tsx'

const drafts = rateView(titles.post, {
  name: 'freight-rate-post',
  always: { Stage: 'draft' },
  views: [],
  publish: true,
  head: <PublishSteps at={0} />,
})
export const { preload } = drafts

/** Rates that the address hands over. */
function handedOver(words: string): Chosen | undefined {
  const Ids = words.split(',').map(Number)
  const good = Ids.length <= mostPublished && Ids.every((id) => Number.isSafeInteger(id) && id > 0)
  return good ? { Ids, Filter: {} } : undefined
}

/** 整箱运价发布: choose, check, publish. */
export const Screen = observer(function FCLFreightPost() {
  const words = useScreenParams().get('Ids') ?? ''
  return <Wizard key={words} first={handedOver(words)} />
})

/** Moves the keyboard focus to the beginning of a step. */
const focusIt = (step: HTMLDivElement | null) => step?.focus()

function Wizard({ first }: { first: Chosen | undefined }) {
  const [chosen, setChosen] = useState(first)
  const [outcome, setOutcome] = useState<PublishOutcome>()
  if (!chosen)
    return (
      <TakeChosen value={setChosen}>
        <drafts.Screen />
      </TakeChosen>
    )
  const check = (next: Chosen | undefined) => {
    setOutcome(undefined)
    setChosen(next)
  }
  return (
    <PageFrame title={titles.post} head={<PublishSteps at={outcome ? 2 : 1} />}>
      <div key={outcome ? 'outcome' : 'check'} ref={focusIt} tabIndex={-1} className="jst-rate-step">
        {outcome ? (
          <PublishResult outcome={outcome} onRetry={(Ids) => check({ Ids, Filter: {} })} onMore={() => check(undefined)} />
        ) : (
          <PublishCheck key={JSON.stringify(chosen)} chosen={chosen} onDone={setOutcome} onBack={() => check(undefined)} />
        )}
      </div>
    </PageFrame>
  )
}
