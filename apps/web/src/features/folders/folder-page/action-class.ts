import { buttonClass } from '../../../components/ui/button.tsx'

/** One of the things done with a matter: icon over word where there is little room, side by side elsewhere. */
export const actionClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-lg:h-14 max-lg:min-w-0 max-lg:flex-1 max-lg:flex-col max-lg:gap-1 max-lg:px-0 max-lg:text-12 max-lg:[&_svg]:size-[18px]',
)
