import { freightRateCalls, readingOf, readingPath, type OpenReading, type ReadingSide } from '@jst/contracts/freight-rates'
import { link, useApp, useDetail, useScreenParams } from '@jst/feature-kit'
import { useSeenCalls } from '@jst/feature-kit/entity'
import { EmptyState, ErrorView, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { BeginReading } from './BeginReading.tsx'
import { ReadingDesk } from './ReadingDesk.tsx'
import { ReadingQueue } from './ReadingQueue.tsx'
import { texts } from './texts.ts'

/** 运价批量导入: texts and sheets of suppliers become drafts of rates. */
export const Screen = observer(function NewFCLFreightBatch() {
  const { navigate } = useApp()
  const sides = useSides()
  const id = Number(useScreenParams().get('Id') ?? 0)
  const [read, setRead] = useState<OpenReading>()
  return (
    <PageFrame title={titles.reading}>
      {id > 0 ? (
        <Opened key={id} id={id} first={read?.Record.Id === id ? read : undefined} sides={sides} />
      ) : (
        <div className="jst-rate-post">
          <BeginReading
            opened={undefined}
            sides={sides}
            onRead={(opened) => {
              setRead(opened)
              navigate(link(readingPath, { Id: opened.Record.Id }))
            }}
          />
          <ReadingQueue />
        </div>
      )}
    </PageFrame>
  )
})

/** Prices that the role may see. */
function useSides(): ReadingSide[] {
  const { entity } = useSeenCalls(freightRateCalls)
  return (['Cost', 'Floor'] as const).filter((side) => entity.all.some(({ key }) => key === `${side}40HQ`))
}

const Opened = observer(function Opened({
  id,
  first,
  sides,
}: {
  id: number
  first: OpenReading | undefined
  sides: readonly ReadingSide[]
}) {
  const found = useDetail(readingOf, { Id: id })
  const [changed, setChanged] = useState(first)
  const opened = changed ?? found.data
  if (opened) return <ReadingDesk opened={opened} sides={sides} onChange={setChanged} />
  if (found.error) return <ErrorView error={found.error} onRetry={found.reload} />
  return <EmptyState title={texts.loading} icon="edit" />
})
