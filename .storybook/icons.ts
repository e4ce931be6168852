import { ArrowRight, Check, Download, Heart, Mail, Play, Search, Star, X } from 'lucide-react';

/** The icons in Storybook's controls. Components accept any from https://lucide.dev. */
export const icons = {
  none: undefined,
  ArrowRight,
  Check,
  Download,
  Heart,
  Mail,
  Play,
  Search,
  Star,
  X,
};
