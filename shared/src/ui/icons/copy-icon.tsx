import { Icon, type IconProps } from './icon';

export const CopyIcon = (props: IconProps) => <Icon {...props} path="M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4" />;
