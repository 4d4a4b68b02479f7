"""Notices to phones and browsers whose page is closed (Web Push)."""
