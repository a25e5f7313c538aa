import type { LiveContent } from '@jst/contracts/portal'
import type { FormState, PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Title } from './Title.tsx'

/** One service with the form that asks for it. */
export const Service = ({ service, form, model }: { service: LiveContent | undefined; form: FormState; model: PageModel }) => {
  const { texts, tongue } = useSite()
  return (
    <Title text={service?.Title ?? texts.page(model.page)}>
      <p className="lead" lang={service ? tongue(service.Summary) : undefined}>
        {service ? service.Summary : texts.noService}
      </p>
      {service ? <Picture of={service.Picture} alt="" first /> : null}
      <RichText text={service?.Body ?? ''} />
      <ContactForm form={form} title={texts.form.contactTitle} about={texts.form.contactAbout} at={model.site.base + model.at} />
    </Title>
  )
}
