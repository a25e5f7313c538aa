import { sitePages, type LiveContent } from '@jst/contracts/portal'
import { Icon, serviceIcons } from '../art/Icon.tsx'
import type { FormState, PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Title } from './Title.tsx'

/** One service with the form that asks for it. */
export const Service = ({ service, form, model }: { service: LiveContent | undefined; form: FormState; model: PageModel }) => {
  const { texts, link } = useSite()
  const { page, site, at } = model
  return (
    <Title text={service?.Title ?? texts.page(page)} lead={service ? service.Summary : texts.noService}>
      <div className="aside-pair">
        <div>
          {service ? <Picture of={service.Picture} alt="" first /> : null}
          <RichText text={service?.Body ?? ''} />
          <ContactForm form={form} title={texts.form.contactTitle} about={texts.form.contactAbout} at={site.base + at} />
        </div>
        <nav className="side" aria-label={texts.services}>
          <h2>{texts.services}</h2>
          {sitePages.flatMap((one) =>
            one.service
              ? [
                  <a key={one.path} href={link(one.path)} aria-current={one.service === page.service ? 'page' : undefined}>
                    <Icon name={serviceIcons[one.service]} />
                    {texts.page(one)}
                  </a>,
                ]
              : [],
          )}
        </nav>
      </div>
    </Title>
  )
}
