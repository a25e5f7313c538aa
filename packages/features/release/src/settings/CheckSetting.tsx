import { checkRuleCalls, releasePages } from '@jst/contracts/release'
import { entityScreen } from '@jst/feature-kit/entity'
import { AppLink } from '@jst/ui'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

/** 审核设置: which applications a person looks at and on how many levels. Who stands on a level, and who stands in for him, is in 审批人设置. */
export const { Screen, preload } = entityScreen(checkRuleCalls, titles.rules, {
  lead: ['Code', 'NameZh', 'Level', 'MinOpen', 'CarrierCode', 'PodCode', 'CustomerCode', 'Type', 'Way', 'ValidFrom', 'ValidTo'],
  head: () => (
    <p className="jst-muted">
      {texts.rules.about} <AppLink to={releasePages.approvers}>{texts.rules.approvers}</AppLink>
    </p>
  ),
})
