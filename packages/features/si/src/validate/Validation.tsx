import { Button } from '@arco-design/web-react'
import { useApp, useBack, useScreenId, useTitle } from '@jst/feature-kit'
import { DateText, DetailPage, EmptyState, instantOf, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { Finding } from '../editor/model/findings.ts'
import { to } from '../lists/links.ts'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { useJump } from '../review/BillPanel.tsx'
import { useKeys } from '../review/useKeys.ts'
import { FoundList } from './FoundList.tsx'
import { shownAt } from './places.ts'
import { StoredBill } from './StoredBill.tsx'
import { texts } from './texts.ts'
import { useValidation } from './useValidation.ts'

/**
 * The SI-data validation mode (spec §4, type 3): the stored bills of an order beside what the order and the rules say of them. There is
 * nothing to edit, save or submit, and so nothing to ask when the page is left.
 */
export const Validation = observer(function Validation() {
  const app = useApp()
  const id = useScreenId('Id')
  const onBack = useBack()
  const { store, validation, found, check } = useValidation(id)
  const { panel, jump } = useJump()
  const [wanted, setWanted] = useState<Finding>()
  const last = useRef('')
  const { current, drafts, checkedAt } = validation
  const bills = store.data
  const billNo = current ? current.splitMblNo || current.mblNo : ''
  useTitle(current ? texts.title(billNo) : undefined)

  const open = (finding: Finding) => {
    const bill = finding.target && drafts[finding.target.draft]
    if (!bill) return
    last.current = finding.key
    validation.switchTo(bill.id)
    setWanted({ ...finding })
  }
  useEffect(() => {
    const place = wanted && current && shownAt(wanted, current)
    if (place) jump(place)
  }, [wanted, current, jump])
  useKeys({
    f8: () => {
      const places = found.all.filter(({ target }) => target !== undefined)
      const next = places[(places.findIndex(({ key }) => key === last.current) + 1) % places.length]
      if (next) open(next)
    },
  })

  if (store.status === 'failed')
    return <DetailPage title={texts.plainTitle} onBack={onBack} state="failed" error={store.error} onRetry={store.reload} />
  if (store.status === 'empty')
    return (
      <DetailPage title={texts.plainTitle} onBack={onBack}>
        <EmptyState title={texts.notFound} />
      </DetailPage>
    )
  if (!bills || !current) return <DetailPage title={texts.plainTitle} onBack={onBack} state="loading" />
  const position = drafts.indexOf(current)
  return (
    <DetailPage
      title={texts.title(billNo)}
      status={<SiStatusTag status={current.status} />}
      onBack={onBack}
      facts={[
        { label: texts.facts.order, value: bills.orderNo },
        { label: texts.facts.mblNo, value: current.mblNo },
        { label: texts.facts.boxes, value: validation.boxSummary },
        { label: texts.facts.checkedAt, value: <DateText value={instantOf(checkedAt) ?? null} /> },
      ]}
      notice={
        <div className="jst-notices">
          <Notice
            action={
              <Button size="small" onClick={() => app.navigate(to.detail(current.id), { replace: true })}>
                {texts.leave}
              </Button>
            }
          >
            {texts.mode(drafts.length, bills.combined)}
          </Notice>
        </div>
      }
      actions={
        <Button type="primary" loading={validation.busy} onClick={store.reload}>
          {texts.again}
        </Button>
      }
    >
      {drafts.length > 1 && (
        <nav className="jst-chips" aria-label={texts.bills}>
          {drafts.map((bill, at) => (
            <button
              key={bill.id}
              type="button"
              className={bill === current ? 'jst-chip is-active' : 'jst-chip'}
              aria-current={bill === current}
              onClick={() => validation.switchTo(bill.id)}
            >
              {bill.splitMblNo || bill.mblNo} {texts.sum(found.drafts[at]?.errors ?? 0, found.drafts[at]?.warnings ?? 0)}
            </button>
          ))}
        </nav>
      )}
      <div className="jst-desk">
        <StoredBill panel={panel} record={current} findings={found.byDraft.get(position) ?? []} />
        <div className="jst-desk-side">
          <FoundList validation={validation} found={found} failure={check.error} onRetry={check.reload} onOpen={open} />
        </div>
      </div>
    </DetailPage>
  )
})
