import { Button } from '@arco-design/web-react'
import { mostActedRows } from '@jst/contracts/entity'
import { addPath, postPath } from '@jst/contracts/freight-rates'
import { link, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, EmptyState, Notice, PageFrame, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { GridForm, type CreatedRates } from './GridForm.tsx'
import { texts } from './texts.ts'
import { useLookups } from './useLookups.ts'
import type { GridValues } from './values.ts'

const mostNamed = 20

/** 新增整箱运价: many drafts of one source at once. */
export const Screen = observer(function FCLFreightAdd() {
  const { navigate } = useApp()
  const { books, failed, retry } = useLookups()
  const [entry, setEntry] = useState<{ round: number; begin?: Pick<GridValues, 'Header' | 'Pols'>; saved?: CreatedRates }>({ round: 0 })
  const mayPublish = usePermitted('publish', postPath)
  if (entry.saved) {
    const { Rates } = entry.saved
    const again = () => {
      navigate(addPath, { replace: true })
      setEntry({ round: entry.round + 1, ...(entry.begin ? { begin: entry.begin } : {}) })
    }
    return (
      <PageFrame title={titles.add}>
        <EmptyState
          title={texts.saved(Rates.length)}
          hint={texts.codes(
            Rates.slice(0, mostNamed).map(({ Code }) => Code),
            Rates.length,
          )}
          action={
            <div className="jst-rate-acts">
              <AppLink to="/SeaFreight/FreightManagement/FreightDrafts">{texts.drafts}</AppLink>
              <Button onClick={again}>{texts.more}</Button>
              {mayPublish && Rates.length <= mostActedRows ? (
                <Button type="primary" onClick={() => navigate(link(postPath, { Ids: Rates.map(({ Id }) => Id).join(',') }))}>
                  {texts.publish}
                </Button>
              ) : null}
            </div>
          }
        />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={titles.add}>
      {failed ? (
        <Notice tone="error" action={<TextButton onClick={retry}>{texts.retry}</TextButton>}>
          {texts.failed}
        </Notice>
      ) : null}
      {books ? (
        <GridForm
          key={entry.round}
          books={books}
          begin={entry.begin}
          onSaved={(saved, { Header, Pols }) => setEntry({ round: entry.round, begin: { Header, Pols }, saved })}
        />
      ) : failed ? null : (
        <p className="jst-muted" role="status">
          {texts.loading}
        </p>
      )}
    </PageFrame>
  )
})
