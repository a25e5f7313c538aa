import { useApp } from '@jst/feature-kit'
import { EmptyState, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { LatestMessages } from './LatestMessages.tsx'
import { texts } from './texts.ts'

/**
 * A home page for whoever has its menu entry. Everybody lands there: without the entry it says so, and shows one's own messages where the menu has
 * their box.
 */
export const opened = (path: string, title: () => string, Page: ComponentType) =>
  observer(function Opened() {
    if (useApp().permissions.holds(path)) return <Page />
    return (
      <PageFrame title={title()}>
        <div className="jst-page-columns">
          <EmptyState title={texts.notOpened} hint={texts.notOpenedHint} />
          <LatestMessages />
        </div>
      </PageFrame>
    )
  })
